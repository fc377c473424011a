/** Channel on which every process hears that some key has changed. */
export const keyChannel = 'porchlight_keys'
