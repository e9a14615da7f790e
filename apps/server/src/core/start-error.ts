/** What the person who starts the server can put right: shown as it is, without a trace. */
export class StartError extends Error {}
