/** By which the window of the provider tells the console that it has led back: who sits there was proven. */
export const proofChannel = 'porchlight-proof'
