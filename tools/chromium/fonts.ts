import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A face as wide as Verdana and others that some devices have: a fifth wider than the usual one. */
export const WIDE_FACE = 'DejaVu Sans';

const USUAL_FACE = 'Noto Sans';
const SERIF_FACE = 'DejaVu Serif';

const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/** The files of all faces that a browser finds; the usual one knows Devanagari as well. */
const files: readonly string[] = [
  ...weights.map((weight) => `@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`),
  ...weights.map((weight) => `@expo-google-fonts/noto-sans-arabic/${weight}/NotoSansArabic_${weight}.ttf`),
  ...['Sans', 'Sans-Bold', 'Serif', 'Serif-Bold'].map((face) => `dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`),
];

type Fonts = {
  /** The environment in which a browser finds these fonts and no others. */
  readonly environment: { readonly FONTCONFIG_FILE: string };
  readonly remove: () => void;
};

/**
 * The same fonts on every machine: what has room on a page must not depend on what a machine has installed. Where Chromium
 * does not ask fontconfig, as on a Mac, it has those of the system all the same.
 */
export function bringFonts(): Fonts {
  const folder = mkdtempSync(join(tmpdir(), 'zari-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  for (const file of files) symlinkSync(resolve(file), join(folder, basename(file)));
  const path = join(folder, 'fonts.conf');
  writeFileSync(path, configurationOf(folder));
  return { environment: { FONTCONFIG_FILE: path }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `system-ui` has no name that every Chromium asks for, so the usual face stands in for all that is not there. */
function configurationOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
  <alias binding="same"><family>serif</family><prefer><family>${SERIF_FACE}</family></prefer></alias>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${USUAL_FACE}</string></edit>
  </match>
</fontconfig>
`;
}
