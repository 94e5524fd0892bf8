import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

type Told = { readonly language?: string; readonly identifier?: string };

/** A page as it is told to everybody, and to whom accepts these languages. */
async function toldTwice(kit: Kit, languages: string): Promise<{ readonly own: Told; readonly told: Told }> {
  const call = await validCall(kit, 'cmsPageById');
  const headers = { 'accept-language': languages };
  return {
    own: await kit.client.succeed<Told>('cmsPageById', call),
    told: await kit.client.succeed<Told>('cmsPageById', { ...call, headers }),
  };
}

/** In which language a record is told. */
export const languageChecks: readonly Check[] = [
  {
    id: 'content/language-own',
    section: 1,
    operation: 'cmsPageById',
    rule: "a record that says nothing of a language is in the catalogue's own, and so is one that is asked for in one that nobody has",
    async run(kit) {
      const { own, told } = await toldTwice(kit, 'tlh');
      same(own.language, undefined, 'language');
      same(told, own, 'the record in a language that nobody has');
    },
  },
  {
    id: 'content/language-told',
    section: 1,
    operation: 'cmsPageById',
    rule: 'a record that is told in the language of the caller says so; its identifier is the same',
    async run(kit) {
      const { own, told } = await toldTwice(kit, 'hi-IN, de;q=0.5');
      same(told.identifier, own.identifier, 'identifier');
      if (told.language === undefined) same(told, own, 'the record in its own language');
      else holds(['hi', 'de'].includes(told.language), 'a language that was asked for', told.language);
    },
  },
];
