import type { Browser, BrowserContextOptions, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { demoChatbotSettings } from '../../../src/doors/demo/demo-chatbot.ts'
import { makeChatbot } from '../../../src/firm/chatbots/make-chatbot.ts'
import { addListings } from '../../../src/homes/listings/chatbot-listings.ts'
import { leastListing } from '../../../src/homes/listings/listing.fixture.ts'
import type { Listing } from '../../../src/homes/listings/listing.ts'
import type { TestApp } from '../../test-app.ts'
import { type ChatPage, openChat } from '../chat-page.ts'

export const wide = { viewport: { width: 1280, height: 900 } }
export const narrow = { viewport: { width: 390, height: 844 } }

export type Position = [latitude: number, longitude: number]

/** Far enough from each other that each has a pin of its own. */
export const spread: Record<string, Position> = {
  '1 North Street': [47.72, -122.31],
  '2 West Street': [47.66, -122.4],
  '3 East Street': [47.65, -122.2],
  '4 Middle Street': [47.63, -122.3],
  '5 South Street': [47.55, -122.33],
}

function homesAt(places: Record<string, Position | null>): Listing[] {
  return Object.entries(places).map(([Address, position], at) => ({
    ...leastListing,
    Address,
    City: 'Seattle',
    State: 'WA',
    SalePrice: 500_000 + at * 25_000,
    MLSNumber: `MAP-${at}`,
    Url: `https://homes.example/${at}`,
    ...(position ? { Latitude: position[0], Longitude: position[1] } : {}),
  }))
}

export async function addHomes(places: Record<string, Position | null>, to: TestApp): Promise<string> {
  const { chatbotId, serialNumber } = await makeChatbot(to.app, to.workspaceId, demoChatbotSettings)
  await addListings(to.app.db, { workspaceId: to.workspaceId, chatbotId }, homesAt(places))
  return serialNumber
}

export interface OpenMap {
  chat: ChatPage
  board: Locator
  pins: Locator
  pin(address: string): Locator
}

/** Asks for homes and opens the map of them. */
export async function openMap(
  { browser, app }: { browser: Browser; app: TestApp },
  serialNumber: string,
  options: BrowserContextOptions = wide,
  prepare = async (_chat: ChatPage) => {},
): Promise<OpenMap> {
  const context = await browser.newContext(options)
  const chat = await openChat(context, app.url, serialNumber)
  await chat.say('homes with at least 2 bedrooms')
  await chat.answers.last().locator('.home').first().waitFor()
  await chat.untilAnswered()
  await prepare(chat)
  await chat.page.locator('.answer-head .homes-pill').last().click()
  const board = chat.page.locator('.map-board')
  const pins = board.locator('.map-pins button')
  return { chat, board, pins, pin: (address) => board.getByRole('button', { name: address }) }
}

/** Where the tip of a pin is on the screen. */
export async function tipOf(pin: Locator): Promise<{ x: number; y: number }> {
  const { x, y } = await pin.evaluate((button) => (button.closest('li') ?? button).getBoundingClientRect().toJSON())
  return { x, y }
}

/** The formula of Web Mercator, written down a second time. */
export function mercator([latitude, longitude]: Position): { x: number; y: number } {
  const radians = (latitude * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2 }
}

/** Checks that all pins stand where the formula puts them, and answers how many pixels the world is wide. */
export async function checkPositions({ pin }: OpenMap): Promise<number> {
  const tips = await Promise.all(Object.keys(spread).map((address) => tipOf(pin(address))))
  const places = Object.values(spread).map(mercator)
  const [a, b] = [tips[1], tips[2]]
  const [m, n] = [places[1], places[2]]
  if (!a || !b || !m || !n) throw new Error('pins are missing')
  const pixels = (b.x - a.x) / (n.x - m.x)
  places.forEach((place, at) => {
    expect(Math.abs((tips[at]?.x ?? Number.NaN) - (a.x + (place.x - m.x) * pixels))).toBeLessThan(2)
    expect(Math.abs((tips[at]?.y ?? Number.NaN) - (a.y + (place.y - m.y) * pixels))).toBeLessThan(2)
  })
  return pixels
}

export async function closeMap({ chat }: OpenMap): Promise<void> {
  await chat.page.context().close()
}
