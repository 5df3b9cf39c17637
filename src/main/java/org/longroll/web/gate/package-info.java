/**
 * The limits that a request passes before a worker thread is spent on it: how much of it one sender and all senders may
 * have here at a time, and how long it may take. Everything here runs on the event loops and never waits.
 */
@NullMarked
package org.longroll.web.gate;

import org.jspecify.annotations.NullMarked;
