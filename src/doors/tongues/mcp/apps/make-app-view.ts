import type { ListingCard } from '../../../../conversation/guide/answer-view.ts'
import { makeCard } from '../../../../conversation/guide/present-view.ts'
import type { MapBox } from '../../../../homes/map/map-box.ts'
import type { Background } from '../../../../homes/map/map-drawing.ts'
import { findCities, hasPlace, type MapPoint, makePoint } from '../../../../homes/map/map-point.ts'
import { shareOfLatitude, shareOfLongitude } from '../../../../homes/map/mercator.ts'
import { lookUpListings } from '../../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { dropHiddenSigns } from '../../../../platform/text/hidden-signs.ts'
import { withoutOrders } from '../../../../reading/assistant-orders/without-orders.ts'
import type { App } from '../../../app.ts'
import type { ToolCall } from '../tool.ts'
import type { AppView } from './app-view.ts'
import type { ToldHomes } from './told-homes.ts'

/** A strip of cards shows one picture each; who opens them sees these. */
const mostPicturesOfMany = 6

/**
 * What the view of a tool's answer draws: its homes as they are now, those that may be shown. Their texts are cleaned as
 * those that models read are, for a button of the view says them in the visitor's name.
 */
export async function makeAppView({ app, chatbot }: ToolCall, told: ToldHomes): Promise<AppView> {
  const { workspaceId, id: chatbotId, settings } = chatbot
  const scope = { workspaceId, chatbotId, publicUrl: app.publicUrl }
  const ids = told.homes.map(({ id }) => id)
  const found = (await lookUpListings(app.db, scope, ids)).map(cleanTexts)
  const notes = new Map(told.homes.map(({ id, note }) => [id, note]))
  const points = found.filter(hasPlace).map(makePoint)
  const cards = found.map((home) => ({
    ...fewerPictures(makeCard(home), found.length),
    note: notes.get(home.id) ?? '',
  }))
  return {
    view: {
      criteria: [],
      total: told.total,
      more: told.hasMore,
      cards,
      compared: told.compared && cards.length > 1,
      listSpan: null,
    },
    map: {
      points,
      total: found.length,
      seen: found.length,
      withoutPlace: found.length - points.length,
      cities: findCities(found),
      quarters: [],
    },
    grounds: await drawGrounds(app, points),
    colours: { user: settings.UserMessageColor, bubble: settings.ChatBubbleColor },
  }
}

function cleanTexts(home: FoundListing): FoundListing {
  const clean = (text: string): string => dropHiddenSigns(withoutOrders(text)).replace(/\s+/g, ' ').trim()
  const { Address, Location, City, State, ZIP, PropertyType, ExtensionColumn } = home
  const orNull = (text: string | null): string | null => (text === null ? null : clean(text) || null)
  return {
    ...home,
    Address: orNull(Address),
    Location: orNull(Location),
    City: orNull(City),
    State: orNull(State),
    ZIP: orNull(ZIP),
    PropertyType: clean(PropertyType),
    ExtensionColumn: ExtensionColumn?.map(({ Key, value }) => ({ Key, value: clean(value) })) ?? null,
  }
}

function fewerPictures(card: ListingCard, homes: number): ListingCard {
  if (homes < 2) return card
  const altered = card.altered.filter(({ picture }) => picture < mostPicturesOfMany)
  return { ...card, images: card.images.slice(0, mostPicturesOfMany), altered }
}

/** In shares of the world: about what a window shows of a town, and of the country around it, in each direction. */
const [leastNear, leastFar] = [3.5e-4, 8e-3]

/** Backgrounds around the homes: one to see them on, and one to see where that is. */
async function drawGrounds({ maps }: App, points: readonly MapPoint[]): Promise<Background[]> {
  if (points.length === 0) return []
  const xs = points.map(({ longitude }) => shareOfLongitude(longitude))
  const ys = points.map(({ latitude }) => shareOfLatitude(latitude))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const half = Math.max(leastNear, (right - left) * 1.5, (bottom - top) * 1.5)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const boxes = [half, Math.max(leastFar, half * 12)].map((side): MapBox => boxAround(x, y, Math.min(side, 0.49)))
  return Promise.all(boxes.map((box) => maps.find(box)))
}

function boxAround(x: number, y: number, half: number): MapBox {
  return { left: x - half, right: x + half, top: Math.max(0, y - half), bottom: Math.min(1, y + half) }
}
