package org.longroll.web.gate;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.OptionalLong;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The settings of the gate. */
@Singleton
class GateLimits {

    private final Duration deadline;
    private final Duration deadlineOfBodies;
    private final int callsOfASender;
    private final int bodiesOfASender;
    private final int callsAtOnce;
    private final int callsWaiting;
    private final long bytesOfBodies;
    private final int documentsOfASender;
    private final int documentsAtOnce;
    private final long bytesOfAnswers;

    GateLimits(
            @ConfigProperty(name = "longroll.gate.deadline") Duration deadline,
            @ConfigProperty(name = "longroll.gate.deadline-of-bodies") Duration deadlineOfBodies,
            @ConfigProperty(name = "longroll.gate.calls-of-an-address") int callsOfASender,
            @ConfigProperty(name = "longroll.gate.bodies-of-an-address") int bodiesOfASender,
            @ConfigProperty(name = "longroll.gate.calls-at-once") int callsAtOnce,
            @ConfigProperty(name = "longroll.gate.calls-waiting") int callsWaiting,
            @ConfigProperty(name = "longroll.gate.bytes-of-bodies") OptionalLong bytesOfBodies,
            @ConfigProperty(name = "longroll.gate.documents-of-an-address") int documentsOfASender,
            @ConfigProperty(name = "longroll.gate.documents-at-once") int documentsAtOnce,
            @ConfigProperty(name = "longroll.gate.bytes-of-answers") OptionalLong bytesOfAnswers) {
        this.deadline = deadline;
        this.deadlineOfBodies = deadlineOfBodies;
        this.callsOfASender = callsOfASender;
        this.bodiesOfASender = bodiesOfASender;
        this.callsAtOnce = callsAtOnce;
        this.callsWaiting = callsWaiting;
        this.bytesOfBodies = bytesOfBodies.orElse(Runtime.getRuntime().maxMemory() / 4);
        this.documentsOfASender = documentsOfASender;
        this.documentsAtOnce = documentsAtOnce;
        this.bytesOfAnswers = bytesOfAnswers.orElse(Runtime.getRuntime().maxMemory() / 4);
    }

    Duration deadline() {
        return deadline;
    }

    Duration deadlineOfBodies() {
        return deadlineOfBodies;
    }

    int callsOfASender() {
        return callsOfASender;
    }

    int bodiesOfASender() {
        return bodiesOfASender;
    }

    int callsAtOnce() {
        return callsAtOnce;
    }

    int callsWaiting() {
        return callsWaiting;
    }

    long bytesOfBodies() {
        return bytesOfBodies;
    }

    int documentsOfASender() {
        return documentsOfASender;
    }

    int documentsAtOnce() {
        return documentsAtOnce;
    }

    long bytesOfAnswers() {
        return bytesOfAnswers;
    }
}
