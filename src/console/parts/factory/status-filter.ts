import { choices } from '#src/console/engine/filters/choices.ts'

const tabs = { field: 'status', as: 'choice', tabs: true, word: 'status' } as const

/** States as tabs above a list: of what is promised, and of what is posted (manufacturing 2.8). */
export const commitmentTabs = {
  ...tabs,
  options: choices(
    'all',
    ['0', 'draft'],
    ['1', 'submitted'],
    ['2', 'approved'],
    ['3', 'partial'],
    ['4', 'done'],
    ['5', 'closed'],
    ['9', 'voided'],
  ),
}
export const postingTabs = {
  ...tabs,
  options: choices('all', ['0', 'draft'], ['1', 'submitted'], ['2', 'audited'], ['8', 'reversed'], ['9', 'voided']),
}
