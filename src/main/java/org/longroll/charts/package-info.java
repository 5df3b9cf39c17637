/**
 * Reads charts from their folders: single values and notes from YAML, printed tables from CSV, each value with the file,
 * line and cell it stands in. The library holds every published version, read once and checked completely at the start,
 * and makes the variants that clubs ask for with house rules.
 */
@NullMarked
package org.longroll.charts;

import org.jspecify.annotations.NullMarked;
