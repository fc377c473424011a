import './theme/kit-styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { MutationCache, notifyManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { openClient } from 'porchlight/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { openAccount } from './api/account.ts'
import { type Api, ApiProvider } from './api/api-context.ts'
import { isSignedOut } from './api/explain-failure.ts'
import { watchPresence } from './api/presence.ts'
import { ProofAsker, withProof } from './proof/proof-asker.ts'
import { makeRouter } from './router.tsx'
import { theme } from './theme/theme.ts'
import { openWords } from './words/words.ts'

const told = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const base = told('porchlight-base')
const nonce = told('style-nonce')
// Read by what keeps a page from scrolling behind a dialog, which writes a style element too.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const baseUrl = `${location.origin}${base}`
const proof = new ProofAsker()
const fetch = watchPresence(document)
const api: Api = {
  client: withProof(openClient({ baseUrl, fetch }), proof),
  account: openAccount(base, fetch),
  proof,
  baseUrl,
}

const endSession = (failure: unknown): void => {
  if (!isSignedOut(failure) || queries.getQueryData(['me']) === null) return
  queries.setQueryData(['me'], null)
  const { href } = router.state.location
  void router.navigate({ to: '/sign-in', search: { next: href, ended: true } })
}

// What was clicked shows as chosen before the next event is read, and not after a timer that other work holds up.
notifyManager.setScheduler(queueMicrotask)

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSession }),
  mutationCache: new MutationCache({ onError: endSession }),
  defaultOptions: {
    // The client repeats by itself what is safe to repeat.
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

const words = await openWords()
const router = makeRouter(base, { api, queries, words })

const place = document.getElementById('console')
if (place === null) throw new Error('the page has no place for the console')
createRoot(place).render(
  <StrictMode>
    <I18nextProvider i18n={words}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={localStorageColorSchemeManager({ key: 'porchlight-console-look' })}
        getStyleNonce={() => nonce}
      >
        <QueryClientProvider client={queries}>
          <ApiProvider value={api}>
            <RouterProvider router={router} />
          </ApiProvider>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  </StrictMode>,
)
