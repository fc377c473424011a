import type { PlatformApp } from '../platform/platform-app.ts'
import type { Languages } from './languages/languages.ts'

/** What reading works with, besides the platform. */
export interface ReadingApp extends PlatformApp {
  /** The languages that are read here, with the classes that this installation protects. */
  languages: Languages
}
