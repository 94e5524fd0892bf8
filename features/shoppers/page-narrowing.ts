import type { FilterSeen, FilterValueSeen, Narrowing } from './browsing.ts';
import { capitalised } from './capitalised.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Part } from './part-of.ts';

const region: Target = { role: 'region', name: 'Filters' };
/** Where no scripts run the filters are a form. */
const submit: Target = { role: 'button', name: 'Show items', within: region };
const REMOVE = 'Remove filter ';

/** Narrows the list that is open: beside it on a wide screen, on a phone in a sheet over it. */
export function createPageNarrowing(page: Page): Narrowing {
  return {
    filters: () => amongFilters(() => readGroups(page)),
    picks: (filter, value) =>
      amongFilters(async () => {
        const within: Target = { role: 'group', name: capitalised(filter), within: region };
        const box: Target = { role: 'checkbox', startsWith: value, within };
        await page.check(box, !(await thePart(page, box)).isChecked);
        if (await hasPart(page, submit)) await page.press(submit);
      }),
    slidesPrice: (end, percent) =>
      amongFilters(async () => {
        await page.fill({ role: 'slider', name: `${capitalised(end)} price`, within: region }, String(percent));
        await page.press({ role: 'button', name: 'Apply price', within: region });
      }),
    removesFilter: (value) => page.press({ role: 'button', name: `${REMOVE}${value}` }),
    clearsFilters: () => page.press({ role: 'button', name: 'Clear all filters' }),
    async chosenFilters() {
      const chips = await page.all({ role: 'button', startsWith: REMOVE, within: region });
      return chips.map(({ name }) => name.slice(REMOVE.length));
    },
  };

  async function amongFilters<T>(act: () => Promise<T>): Promise<T> {
    if (await hasPart(page, { role: 'group', within: region })) return act();
    await page.press({ role: 'link', startsWith: 'Filters' });
    const result = await act();
    const close: Target = { role: 'button', startsWith: 'Show ' };
    if (await hasPart(page, close)) await page.press(close);
    return result;
  }
}

async function readGroups(page: Page): Promise<readonly FilterSeen[]> {
  const groups = await page.all({ role: 'group', within: region });
  return Promise.all(
    groups.map(async ({ name }) => {
      const values = await page.all({ role: 'checkbox', within: { role: 'group', name, within: region } });
      return { name, values: values.map(valueSeen) };
    }),
  );
}

/** A count follows the name of a value. */
function valueSeen({ name, isChecked, isDisabled }: Part): FilterValueSeen {
  const [, value = name, count = ''] = /^(.*) (\d+)$/.exec(name) ?? [];
  return { name: value, count: Number(count), isChosen: isChecked, canChoose: !isDisabled };
}
