/** Channel on which every process hears that there is something to tell. */
export const liveChannel = 'porchlight_live'
