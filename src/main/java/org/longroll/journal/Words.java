package org.longroll.journal;

/**
 * The words of a kind of journal in the sentences that all kinds share.
 *
 * @param journal {@code battle}
 * @param umpire the seat in charge: {@code umpire}
 * @param place where the seats are: {@code at this table}
 */
public record Words(String journal, String umpire, String place) {}
