/** What listens to the firm comes once something was said. */
export const loadPersonLines = () => import('./PersonLines.tsx').then((part) => part.PersonLines)
