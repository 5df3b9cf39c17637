/**
 * Proofs that can be checked without the server: the Merkle tree of RFC 6962, signed notes and checkpoints as C2SP
 * describes them. Ed25519 and SHA-256 are those of the JDK.
 */
@NullMarked
package org.longroll.audit.proof;

import org.jspecify.annotations.NullMarked;
