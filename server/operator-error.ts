/** What whoever runs a command can mend; the message is one line for standard error. */
export class OperatorError extends Error {}
