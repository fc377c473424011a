/** What the server asks of a password at the least, in characters, told before it is sent. */
export const leastPassword = 15
