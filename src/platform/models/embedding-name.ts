/** Providers whose embedding models can be named. */
const pattern = /^(openai|google|compatible)\/\S/

/** Whether PORCHLIGHT_EMBEDDING_MODEL names a provider's model and not a folder. */
export function isProviderModel(name: string): boolean {
  return pattern.test(name)
}
