/** Battles of Regimental Fire and Fury as stories: its entries as beats, its events as effects. */
@NullMarked
package org.longroll.rff.report;

import org.jspecify.annotations.NullMarked;
