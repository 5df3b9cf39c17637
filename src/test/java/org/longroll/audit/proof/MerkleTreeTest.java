package org.longroll.audit.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.ledger.Sha256;

class MerkleTreeTest {

    /** The leaves and roots that implementations of RFC 6962 are tested with everywhere. */
    private static final List<byte[]> PUBLISHED = Stream.of(
                    "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f")
            .map(HexFormat.of()::parseHex)
            .toList();

    private static final List<String> ROOTS = List.of(
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");

    private static List<Sha256> entries(int size) {
        return IntStream.range(0, size).mapToObj(i -> Sha256.of("event " + i)).toList();
    }

    @Test
    void the_published_leaves_have_the_published_roots() {
        var tree = MerkleTree.of(PUBLISHED);
        for (int size = 0; size <= PUBLISHED.size(); size++) {
            assertThat(tree.root(size).hex()).isEqualTo(ROOTS.get(size));
        }
    }

    @Test
    void the_published_audit_path_of_the_sixth_of_eight_leaves() {
        assertThat(MerkleTree.of(PUBLISHED).inclusion(5, 8))
                .extracting(Sha256::hex)
                .containsExactly(
                        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
                        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7");
    }

    @Test
    void a_tree_that_grew_event_by_event_has_the_root_of_the_whole() {
        var entries = entries(130);
        var tree = MerkleTree.over(entries);
        var grown = Frontier.EMPTY;
        for (int size = 0; size < entries.size(); size++) {
            assertThat(grown.root()).isEqualTo(tree.root(size));
            grown = grown.with(List.of(entries.get(size)));
        }
        assertThat(Frontier.EMPTY.with(entries)).isEqualTo(grown);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 21, 64, 65})
    void every_event_is_proven_to_be_in_the_tree_and_no_other_is(int size) {
        var entries = entries(size);
        var tree = MerkleTree.over(entries);
        for (int index = 0; index < size; index++) {
            var path = tree.inclusion(index, size);
            var entry = entries.get(index);
            assertThat(TreeProof.includes(entry, index, size, tree.root(), path))
                    .isTrue();
            assertThat(TreeProof.includes(Sha256.of("other"), index, size, tree.root(), path))
                    .isFalse();
            assertThat(TreeProof.includes(entry, index, size, Sha256.of("other"), path))
                    .isFalse();
            assertThat(TreeProof.includes(entry, (index + 1) % (size + 1), size, tree.root(), path))
                    .isFalse();
            for (var mutated : mutations(path)) {
                assertThat(TreeProof.includes(entry, index, size, tree.root(), mutated))
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 21, 33})
    void every_beginning_is_proven_and_no_other_is(int size) {
        var tree = MerkleTree.over(entries(size));
        for (int smaller = 0; smaller <= size; smaller++) {
            var path = tree.consistency(smaller, size);
            var before = tree.root(smaller);
            assertThat(TreeProof.extend(smaller, before, size, tree.root(), path))
                    .isTrue();
            assertThat(TreeProof.extend(smaller, Sha256.of("other"), size, tree.root(), path))
                    .isFalse();
            if (smaller > 0) {
                assertThat(TreeProof.extend(smaller, before, size, Sha256.of("other"), path))
                        .isFalse();
            }
            for (var mutated : mutations(path)) {
                assertThat(TreeProof.extend(smaller, before, size, tree.root(), mutated))
                        .isFalse();
            }
        }
    }

    /** One hash changed, left out, twice, or one more. */
    private static List<List<Sha256>> mutations(List<Sha256> path) {
        var mutations = new ArrayList<List<Sha256>>();
        mutations.add(Stream.concat(path.stream(), Stream.of(Sha256.of("more"))).toList());
        for (int i = 0; i < path.size(); i++) {
            var changed = new ArrayList<>(path);
            var bytes = changed.get(i).toBytes();
            bytes[i % bytes.length] ^= 1;
            changed.set(i, Sha256.fromBytes(bytes));
            mutations.add(changed);
            var shorter = new ArrayList<>(path);
            shorter.remove(i);
            mutations.add(shorter);
            var longer = new ArrayList<>(path);
            longer.add(i, path.get(i));
            mutations.add(longer);
        }
        return mutations;
    }
}
