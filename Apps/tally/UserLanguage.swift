import Localization
import Screens

/// The user's language, looked up when something is said first, and then no more.
let userLanguage = Catalogue.ofProgram.userLanguage()
