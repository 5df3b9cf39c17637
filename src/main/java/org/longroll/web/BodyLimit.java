package org.longroll.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.ProblemException;

/** Limits the size of bodies by their address, by the announced length or while reading. */
class BodyLimit {

    private static final long DEFAULT_BYTES = 1L << 20;

    @ServerRequestFilter
    void limit(ContainerRequestContext request, ResourceInfo resource) {
        var method = resource.getResourceMethod();
        var larger = method == null ? null : method.getAnnotation(MaxBody.class);
        var limit = larger == null ? DEFAULT_BYTES : larger.bytes();
        if (request.getLength() > limit) {
            throw new ProblemException(HttpProblems.tooLarge());
        }
        if (request.getLength() < 0 && request.hasEntity()) {
            request.setEntityStream(new Limited(request.getEntityStream(), limit));
        }
    }

    private static final class Limited extends FilterInputStream {

        private long left;

        Limited(InputStream in, long limit) {
            super(in);
            this.left = limit;
        }

        @Override
        public int read() throws IOException {
            return counted(super.read(), 1);
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            var read = super.read(buffer, offset, length);
            return counted(read, read);
        }

        private int counted(int result, int bytes) {
            if (result >= 0) {
                left -= bytes;
            }
            if (left < 0) {
                throw new ProblemException(HttpProblems.tooLarge());
            }
            return result;
        }
    }
}
