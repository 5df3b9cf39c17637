package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A disk of its own in a file, which can be full or fail without harm to anything else; root only, on Linux. */
final class SmallDisk implements AutoCloseable {

    private static final String MEGABYTES = "260";

    private final Path image;
    private final Path folder;

    private SmallDisk(Path image, Path folder) {
        this.image = image;
        this.folder = folder;
    }

    static boolean canBeMade() {
        return System.getProperty("user.name").equals("root") && Files.exists(Path.of("/dev/loop-control"));
    }

    static SmallDisk made() throws IOException, InterruptedException {
        var disk = new SmallDisk(
                Files.createTempFile("longroll-disk-", ".img"), Files.createTempDirectory("longroll-disk-"));
        run("truncate", "-s", MEGABYTES + "M", disk.image.toString());
        run("mkfs.ext4", "-q", "-m", "0", disk.image.toString());
        disk.mount();
        run("chmod", "755", disk.folder.toString());
        return disk;
    }

    Path folder() {
        return folder;
    }

    private void mount() throws IOException, InterruptedException {
        run("mount", "-o", "loop,errors=remount-ro", image.toString(), folder.toString());
    }

    /** From now on whoever writes is told that the disk is read-only. */
    void fail() throws IOException, InterruptedException {
        run("sh", "-c", "echo 1 > /sys/fs/ext4/$(basename $(findmnt -n -o SOURCE " + folder + "))/trigger_fs_error");
    }

    /** Nobody may use it meanwhile. */
    void repair() throws IOException, InterruptedException {
        run("umount", folder.toString());
        assertThat(exit("e2fsck", "-p", image.toString()))
                .as("errors were put right")
                .isLessThan(4);
        mount();
    }

    @Override
    public void close() throws IOException {
        try {
            run("umount", "-l", folder.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Files.delete(folder);
        Files.delete(image);
    }

    static void run(String... command) throws IOException, InterruptedException {
        assertThat(exit(command)).as(String.join(" ", command)).isZero();
    }

    private static int exit(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
