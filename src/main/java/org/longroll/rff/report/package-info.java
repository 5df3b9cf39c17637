/** How battles of Regimental Fire and Fury are told: what its entries and events mean to who reads the story. */
@NullMarked
package org.longroll.rff.report;

import org.jspecify.annotations.NullMarked;
