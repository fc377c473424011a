export function gauge(): number
