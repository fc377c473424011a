export const exportFormats = ['csv', 'xlsx', 'ndjson'] as const
export type ExportFormat = (typeof exportFormats)[number]
