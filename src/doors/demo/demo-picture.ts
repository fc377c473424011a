import { type DemoFacts, findDemoFacts } from './demo-facts.ts'
import { svgDocument } from './drawing/canvas.ts'
import { drawFloorPlan } from './drawing/inside/floor-plan.ts'
import { drawKitchen } from './drawing/inside/kitchen.ts'
import { drawBedroom, drawLivingRoom, drawStudio } from './drawing/inside/rooms.ts'
import { drawPlotPlan } from './drawing/plot-plan.ts'
import { createStage, type Stage } from './drawing/stage.ts'
import { drawStreetView } from './drawing/street-view.ts'

interface View {
  title: string
  draw: (stage: Stage) => string
}

/** The pictures of a listing by their numbers: 1 the street, 2 the living room, 3 kitchen or bedroom, 4 the plan. */
function viewsOf(facts: DemoFacts): ReadonlyMap<number, View> {
  const { daytime, season } = facts.look
  const hour = {
    morning: 'in the morning',
    noon: 'at noon',
    golden: 'in the evening sun',
    dusk: 'at dusk',
    night: 'at night',
  }
  const views = new Map<number, View>([
    [1, { title: `Seen from the street ${hour[daytime]}, ${season}, porch light on`, draw: drawStreetView }],
  ])
  if (facts.size.BuildingArea === 0) return views.set(4, { title: 'Plan of the lot', draw: drawPlotPlan })
  const plan = { title: 'Floor plan', draw: drawFloorPlan }
  if (facts.offer.Status === 'PreOnMarket') return views.set(4, plan)
  const kitchen = { title: 'Kitchen', draw: drawKitchen }
  const bedroom = { title: 'Bedroom', draw: drawBedroom }
  if (facts.offer.SpaceType === 'Room')
    return views.set(2, { title: 'The room', draw: drawBedroom }).set(3, { title: 'Shared kitchen', draw: drawKitchen })
  if (facts.size.Bedrooms === 0) return views.set(2, { title: 'The room', draw: drawStudio }).set(4, plan)
  const cooks = /kitchen/i.test(facts.description.join(' '))
  views.set(2, { title: 'Living room', draw: drawLivingRoom }).set(3, cooks ? kitchen : bedroom)
  return views.set(4, plan)
}

export interface DemoView {
  view: number
  /** What the picture shows, for those who do not see it. */
  title: string
}

export function listDemoViews(facts: DemoFacts): DemoView[] {
  return [...viewsOf(facts)].map(([view, { title }]) => ({ view, title }))
}

/** One picture of a demo listing as an SVG document; null where there is no such listing or view. */
export function drawDemoPicture(slug: string, view: number): string | null {
  const facts = findDemoFacts(slug)
  const found = facts && viewsOf(facts).get(view)
  if (!facts || !found) return null
  return svgDocument(`${facts.at.Address}: ${found.title}`, found.draw(createStage(facts, view)))
}
