/// The version of all of Tally's programs.
public let version = "0.1.0"
