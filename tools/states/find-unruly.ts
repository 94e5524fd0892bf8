/**
 * Says which of the shop's own rules for headings and fields does not hold on the page as it is now, where the checker for
 * accessibility knows no rule. It runs in the page, so it uses nothing from outside itself.
 */
export function findUnruly(): readonly string[] {
  const PERSONAL = /^(text|email|tel|password)$/;
  const around = document.querySelector('dialog:modal') ?? document.body;
  return [...new Set([...headings(), ...beginning(), ...fields()])];

  function headings(): readonly string[] {
    const count = document.querySelectorAll('h1').length;
    return count === 1 ? [] : [`the page has ${count} headings of level 1`];
  }

  function beginning(): readonly string[] {
    const first = [...document.querySelectorAll('a[href], button')].find((each) => each.checkVisibility());
    return first?.getAttribute('href')?.startsWith('#') ? [] : ['it does not begin with a link to its content'];
  }

  function fields(): readonly string[] {
    const found: string[] = [];
    for (const field of around.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (!field.checkVisibility()) continue;
      const name = `field "${field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name}"`;
      const isTyped = field.tagName === 'TEXTAREA' || PERSONAL.test(field.type) || /search|number/.test(field.type);
      if (isTyped && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        found.push(`${name} makes phones zoom in`);
      if (isTyped && field.tagName !== 'TEXTAREA' && !field.enterKeyHint) found.push(`${name} names no Enter key`);
      if (PERSONAL.test(field.type) && !field.autocomplete) found.push(`${name} says nothing of filling it in`);
      if (field.matches('[type=password][autocomplete=off]')) found.push(`${name} keeps password managers out`);
    }
    return found;
  }
}
