import CGtk

extension Label {
    /// Where a caret before this byte of the text stands, in pixels from the label's upper left corner.
    public func caret(at byte: Int) -> Rectangle {
        var (left, top) = (Int32(0), Int32(0))
        gtk_label_get_layout_offsets(opaque, &left, &top)
        var place = PangoRectangle()
        pango_layout_get_cursor_pos(gtk_label_get_layout(opaque), Int32(byte), &place, nil)
        let scale = Double(PANGO_SCALE)
        return Rectangle(
            x: Double(left) + Double(place.x) / scale, y: Double(top) + Double(place.y) / scale, width: 0,
            height: Double(place.height) / scale)
    }

    /// The byte of the text before which a caret stands that is nearest to a place, in pixels as above.
    public func byte(nearestTo x: Double, _ y: Double) -> Int {
        var (left, top) = (Int32(0), Int32(0))
        gtk_label_get_layout_offsets(opaque, &left, &top)
        var (index, trailing) = (Int32(0), Int32(0))
        let scale = Double(PANGO_SCALE)
        pango_layout_xy_to_index(
            gtk_label_get_layout(opaque), Int32((x - Double(left)) * scale), Int32((y - Double(top)) * scale), &index,
            &trailing)
        // Behind a letter means before the next one.
        let bytes = Array(text.utf8)
        let next = bytes.indices.dropFirst(Int(index) + 1).first { bytes[$0] & 0xC0 != 0x80 } ?? bytes.count
        return trailing > 0 ? next : Int(index)
    }
}
