package org.longroll.ledger.postgres;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A data source on whose connections the test has an eye. */
final class Intercepted {

    /** Is told of each call that a connection has answered, its opening included, and may throw. */
    interface Observer {
        void after(String method) throws SQLException;
    }

    private Intercepted() {}

    static DataSource dataSource(DataSource source, Observer observer) {
        return proxy(DataSource.class, source, (method, result) -> {
            if (result instanceof Connection connection) {
                observer.after("getConnection");
                return proxy(Connection.class, connection, (name, answer) -> {
                    observer.after(name);
                    return answer;
                });
            }
            return result;
        });
    }

    private interface After {
        Object answer(String method, Object result) throws SQLException;
    }

    private static <T> T proxy(Class<T> type, T target, After after) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    Object result;
                    try {
                        result = method.invoke(target, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                    return after.answer(method.getName(), result);
                }));
    }
}
