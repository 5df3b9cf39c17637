package org.longroll.report.chart;

import org.longroll.report.chart.Spacing.Spot;

/** A rectangle of a picture; the top has the smaller y. */
record Box(double left, double top, double right, double bottom) {

    static Box around(Spot middle, double width, double height) {
        return new Box(
                middle.x() - width / 2, middle.y() - height / 2, middle.x() + width / 2, middle.y() + height / 2);
    }

    boolean meets(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    boolean holds(Box other) {
        return other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom;
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }
}
