import { areaScale, type HotArea } from '../../blocks/shared/area.ts'
import { write } from '../fixes.ts'
import { $text as $fixes } from '../fixes.text.ts'
import { defineRule } from '../rule.ts'
import { $text } from './rules.text.ts'

const isOutside = ({ x, y, width }: HotArea) => x < 0 || y < 0 || x >= areaScale || x + width > areaScale + 1

/** Clickable areas lie on their picture. */
export default defineRule({
  id: 'area-outside',
  *check({ locations }) {
    for (const location of locations) {
      if (location.row.as !== 'areas' || !Array.isArray(location.value)) continue
      const areas = location.value as readonly HotArea[]
      const outside = areas.filter(isOutside)
      if (outside.length === 0) continue
      const fix = write(
        location,
        areas.filter((area) => !isOutside(area)).map((area, index) => ({ ...area, number: index + 1 })),
        () => $fixes.get().dropAreas,
      )
      const numbers = outside.map(({ number }) => number).join(', ')
      yield { severity: 'warning', path: location.path, say: () => $text.get().areaOutside(numbers), about: numbers, fix }
    }
  },
})
