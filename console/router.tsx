import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Api } from './api/api-context.ts'
import { meQuery } from './api/queries.ts'
import { readChatbotSearch } from './rooms/chatbots/chatbots-search.ts'
import { readInboxSearch } from './rooms/inbox/inbox-search.ts'
import { readInsightSearch } from './rooms/insight/insight-search.ts'
import { readKnowledgeSearch } from './rooms/knowledge/knowledge-search.ts'
import { readLeadsSearch } from './rooms/leads/leads-search.ts'
import {
  readChatbotSearch as readImportSearch,
  readListingsSearch,
  readQualitySearch,
} from './rooms/listings/listings-search.ts'
import { readSetupSearch } from './rooms/setup/setup-search.ts'
import { readToursSearch } from './rooms/tours/tour-lists.ts'
import { FailurePage, MissingPage, WaitingPage } from './shell/FallbackPages.tsx'
import { openRoomWords } from './words/room-words.ts'

export interface RouterContext {
  api: Api
  queries: QueryClient
  words: i18n
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: MissingPage })

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search): { next?: string; ended?: boolean; step?: string } => ({
    ...(typeof search.next === 'string' && { next: search.next }),
    ...(search.ended === true && { ended: true }),
    ...(typeof search.step === 'string' && { step: search.step }),
  }),
  loader: ({ context }) => openRoomWords(context.words, 'door'),
  component: lazyRouteComponent(() => import('./rooms/account/SignInPage.tsx'), 'SignInPage'),
})

const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new-password',
  loader: ({ context }) => openRoomWords(context.words, 'door'),
  component: lazyRouteComponent(() => import('./rooms/account/NewPasswordPage.tsx'), 'NewPasswordPage'),
})

const provenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/proven',
  component: lazyRouteComponent(() => import('./proof/ProvenPage.tsx'), 'ProvenPage'),
})

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  loader: ({ context }) => openRoomWords(context.words, 'door'),
  component: lazyRouteComponent(() => import('./rooms/account/WelcomePage.tsx'), 'WelcomePage'),
})

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join',
  loader: ({ context }) => openRoomWords(context.words, 'door'),
  component: lazyRouteComponent(() => import('./rooms/account/JoinPage.tsx'), 'JoinPage'),
})

/** All that is for who is signed in. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: async ({ context, location }) => {
    const me = await context.queries.ensureQueryData(meQuery(context.api))
    if (me === null) throw redirect({ to: '/sign-in', search: { next: location.href } })
  },
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
})

const indexRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/inbox' })
  },
})

const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/start',
  loader: ({ context }) => openRoomWords(context.words, 'start'),
  component: lazyRouteComponent(() => import('./rooms/start/StartRoom.tsx'), 'StartRoom'),
})

const inboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inbox',
  validateSearch: readInboxSearch,
  loader: ({ context }) => openRoomWords(context.words, 'desk'),
  component: lazyRouteComponent(() => import('./rooms/inbox/InboxRoom.tsx'), 'InboxRoom'),
})

const threadRoute = createRoute({
  getParentRoute: () => inboxRoute,
  path: '/$sessionID',
  params: {
    parse: ({ sessionID }) => ({ sessionID: Number(sessionID) }),
    stringify: ({ sessionID }) => ({ sessionID: String(sessionID) }),
  },
})

const leadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/leads',
  validateSearch: readLeadsSearch,
  loader: ({ context }) => openRoomWords(context.words, 'leadDesk'),
  component: lazyRouteComponent(() => import('./rooms/leads/LeadsRoom.tsx'), 'LeadsRoom'),
})

const toursRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tours',
  validateSearch: readToursSearch,
  loader: ({ context }) => openRoomWords(context.words, 'tours'),
  component: lazyRouteComponent(() => import('./rooms/tours/ToursRoom.tsx'), 'ToursRoom'),
})

const listingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/listings',
  validateSearch: readListingsSearch,
  loader: ({ context }) => openRoomWords(context.words, 'homes'),
  component: lazyRouteComponent(() => import('./rooms/listings/ListingsRoom.tsx'), 'ListingsRoom'),
})

const knowledgeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/knowledge',
  validateSearch: readKnowledgeSearch,
  loader: ({ context }) => openRoomWords(context.words, 'knowledge'),
  component: lazyRouteComponent(() => import('./rooms/knowledge/KnowledgeRoom.tsx'), 'KnowledgeRoom'),
})

const insightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/insight',
  validateSearch: readInsightSearch,
  loader: ({ context }) => openRoomWords(context.words, 'insight'),
  component: lazyRouteComponent(() => import('./rooms/insight/InsightRoom.tsx'), 'InsightRoom'),
})

const chatbotsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/chatbots',
  loader: ({ context }) => openRoomWords(context.words, 'chatbots'),
  component: lazyRouteComponent(() => import('./rooms/chatbots/ChatbotsRoom.tsx'), 'ChatbotsRoom'),
})

const chatbotRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/chatbots/$serialNumber',
  validateSearch: readChatbotSearch,
  loader: ({ context }) => openRoomWords(context.words, 'chatbots'),
  component: lazyRouteComponent(() => import('./rooms/chatbots/ChatbotPage.tsx'), 'ChatbotPage'),
})

const setupIndexRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setup',
  beforeLoad: () => {
    throw redirect({ to: '/setup/$part', params: { part: 'account' } })
  },
})

const setupRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/setup/$part',
  validateSearch: readSetupSearch,
  loader: ({ context }) => openRoomWords(context.words, 'setup'),
  component: lazyRouteComponent(() => import('./rooms/setup/SetupRoom.tsx'), 'SetupRoom'),
})

const homeRoute = createRoute({
  getParentRoute: () => listingsRoute,
  path: '/$id',
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
})

const importsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/listings/imports',
  validateSearch: readImportSearch,
  loader: ({ context }) => openRoomWords(context.words, 'homes'),
  component: lazyRouteComponent(() => import('./rooms/listings/imports/ImportsRoom.tsx'), 'ImportsRoom'),
})

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/listings/imports/$id',
  validateSearch: readImportSearch,
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  loader: ({ context }) => openRoomWords(context.words, 'homes'),
  component: lazyRouteComponent(() => import('./rooms/listings/imports/ImportRoom.tsx'), 'ImportRoom'),
})

const qualityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/listings/quality',
  validateSearch: readQualitySearch,
  loader: ({ context }) => openRoomWords(context.words, 'homes'),
  component: lazyRouteComponent(() => import('./rooms/listings/quality/QualityRoom.tsx'), 'QualityRoom'),
})

const feedsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/listings/feeds',
  validateSearch: readImportSearch,
  loader: ({ context }) => openRoomWords(context.words, 'homes'),
  component: lazyRouteComponent(() => import('./rooms/listings/feeds/FeedsRoom.tsx'), 'FeedsRoom'),
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  newPasswordRoute,
  welcomeRoute,
  provenRoute,
  joinRoute,
  shellRoute.addChildren([
    indexRoute,
    startRoute,
    inboxRoute.addChildren([threadRoute]),
    leadsRoute,
    toursRoute,
    listingsRoute.addChildren([homeRoute]),
    importsRoute,
    importRoute,
    qualityRoute,
    feedsRoute,
    knowledgeRoute,
    insightRoute,
    chatbotsRoute,
    chatbotRoute,
    setupIndexRoute,
    setupRoute,
  ]),
])

/** `base`: the path of our public address. */
export function makeRouter(base: string, context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    basepath: `${base}/console`,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPendingComponent: WaitingPage,
    defaultPendingMs: 300,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: MissingPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
