/** What PostgreSQL says when it ends a connection or does not take a new one yet. */
const codes = /^(57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** The driver gives these errors no code: the connection was cut, is gone already, or none became free in time. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the database could not be asked at all; asking again may help. */
export const isLostConnection = ({ code, message }: { code?: unknown; message: string }): boolean =>
  (typeof code === 'string' && codes.test(code)) || messages.test(message)
