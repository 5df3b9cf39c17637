/**
 * The HTTP side of the house: how requests are read, limited and answered. Each resource lives in a sub-package with
 * the shapes it speaks; nothing here decides anything about a battle.
 */
@NullMarked
package org.longroll.web;

import org.jspecify.annotations.NullMarked;
