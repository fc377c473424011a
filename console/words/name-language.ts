/** What a language is called in another: "es" in English is Spanish; the code where nobody knows. */
export function nameLanguage(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}
