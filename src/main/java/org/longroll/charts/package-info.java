/**
 * Reads charts from their folders: single values and notes from YAML, printed tables from CSV, each value with its
 * file, line and cell. The library holds every published version, read once and checked completely at the start, and
 * the variants with house rules.
 */
@NullMarked
package org.longroll.charts;

import org.jspecify.annotations.NullMarked;
