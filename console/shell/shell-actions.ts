import { createContext, useContext } from 'react'

/** What the shell can be asked to show. */
export interface ShellActions {
  openPalette(): void
  openKeyHelp(): void
}

const ShellActionsContext = createContext<ShellActions>({ openPalette: () => {}, openKeyHelp: () => {} })

export const ShellActionsProvider = ShellActionsContext.Provider

export function useShellActions(): ShellActions {
  return useContext(ShellActionsContext)
}
