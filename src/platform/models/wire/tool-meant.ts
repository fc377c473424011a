/** No protocol takes other names back in the next request. */
const longestName = 64

/**
 * The tool that a model means by a name. Servers that do not know a model's form of a call leave parts of it in the name
 * ("functions.search_listings:0", "search_listings<|channel|>commentary"): where one of the tools stands in it as a word of
 * its own, it is that one. Any other name is only made one that may be sent back.
 */
export function toolMeant(name: string, tools: readonly string[]): string {
  if (tools.includes(name)) return name
  const words = name.split(/[^A-Za-z0-9_-]+/)
  const meant = tools.filter((tool) => words.includes(tool))
  if (meant.length === 1 && meant[0] !== undefined) return meant[0]
  return name.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, longestName) || 'unknown'
}
