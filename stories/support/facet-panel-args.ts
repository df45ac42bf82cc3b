import type { FacetPanelProps } from '#components/plans/facet-panel/facet-panel.tsx'
import { otherIssuers } from '#domain/plans/filters.ts'

/** The filters of a list of a large county, all counted. */
export const facetPanelArgs = {
  facets: {
    metalLevels: [
      { value: 'Bronze', count: 41 },
      { value: 'Silver', count: 58 },
      { value: 'Gold', count: 33 },
      { value: 'Platinum', count: 0 },
      { value: 'Catastrophic', count: 3 },
    ],
    issuers: [
      { value: 'Ambetter', count: 22 },
      { value: 'Cigna Healthcare', count: 12 },
      { value: 'Florida Blue (BlueCross BlueShield FL)', count: 36 },
      { value: 'Molina Healthcare', count: 14 },
      { value: 'Oscar Insurance Company of Florida', count: 27 },
      { value: 'UnitedHealthcare', count: 1 },
      { value: otherIssuers, count: 24 },
    ],
    types: [
      { value: 'EPO', count: 61 },
      { value: 'HMO', count: 70 },
      { value: 'PPO', count: 5 },
    ],
    switches: { hsaOnly: 18, easyToCompareOnly: 9, allMyDoctors: 0 },
  },
  isCounted: true,
  isArriving: false,
  offered: ['hsaOnly', 'easyToCompareOnly'],
} satisfies Partial<FacetPanelProps>
