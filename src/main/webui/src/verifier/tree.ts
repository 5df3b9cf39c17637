import { joined, sha256, unhex } from './crypto';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The Merkle tree of RFC 6962, section 2.1, by its right edge: the roots of its complete subtrees, largest first. */
export class Tree {
  size = 0;
  private edge: Uint8Array[] = [];

  add(hash: string): void {
    let node = sha256(joined(LEAF, unhex(hash)));
    for (let full = this.size; full % 2 === 1; full = (full - 1) / 2)
      node = sha256(joined(NODE, this.edge.pop()!, node));
    this.edge.push(node);
    this.size++;
  }

  root(): Uint8Array {
    const nodes = [...this.edge];
    let root = nodes.pop() ?? sha256(new Uint8Array());
    while (nodes.length) root = sha256(joined(NODE, nodes.pop()!, root));
    return root;
  }
}
