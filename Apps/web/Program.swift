import WebRenderer

/// The module that the page loads. It has no main of its own: the page calls the exports of `WebRenderer`.
@main
struct Program {
    static func main() {}
}
