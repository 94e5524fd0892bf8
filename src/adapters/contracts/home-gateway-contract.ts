import { describe, expect, test } from 'vitest';
import type { HomeGateway } from '#domain/content/home.ts';
import { answered } from './answered.ts';

export type HomeWorld = { readonly gateway: HomeGateway; readonly unreachable: HomeGateway };

/** What every plan of the home page is like. */
export function homeGatewayContract(name: string, makeWorld: () => Promise<HomeWorld>): void {
  describe(name, () => {
    test('begins with a banner and holds new arrivals', async () => {
      const { gateway } = await makeWorld();
      const sections = answered(await gateway.sections());
      expect(sections[0]).toMatchObject({ kind: 'banners', banners: [{ title: 'The Wedding Edit' }] });
      expect(sections).toContainEqual(expect.objectContaining({ source: { kind: 'category', id: 304 } }));
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    });

    test('is missing without a connection', async () => {
      const { unreachable } = await makeWorld();
      expect(await unreachable.sections()).toEqual({ kind: 'unreachable' });
    });
  });
}
