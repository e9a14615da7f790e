/** An error that the operator can fix: printed as it is, without a stack trace. */
export class StartError extends Error {}
