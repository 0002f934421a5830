import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Program } from '@stadtraum/guarded-process/program';
import sharp, { type Sharp } from 'sharp';
import type { CatalogueFile } from '../media/catalogue/catalogue-file.ts';
import { makeDirectory } from './content-files.ts';

/** A media directory for one test. */
export interface MediaFiles {
  directory: string;
  catalogue: CatalogueFile;
  write(file: string, content: string | Buffer): void;
  /** Writes `catalogue` to its file. */
  writeCatalogue(): void;
}

/** Two pictures, `hof` (1000 × 500) and `tor` (300 × 400), and placeholders for the video `umzug` and the document `lageplan`. */
export async function makeMediaFiles(): Promise<MediaFiles> {
  const directory = makeDirectory('media');
  const files: MediaFiles = {
    directory,
    catalogue: smallCatalogue(),
    write(file, content) {
      const target = path.join(directory, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    },
    writeCatalogue: () => files.write('catalogue.json', JSON.stringify(files.catalogue)),
  };
  files.write('pictures/hof.jpg', await drawMaster(1000, 500, '#8fb4d8'));
  files.write('pictures/tor.jpg', await drawMaster(300, 400, '#445566'));
  files.write('videos/umzug.mp4', '0123456789');
  files.write('videos/umzug.webm', 'abcdefghij');
  files.write('videos/umzug.vtt', 'WEBVTT\n');
  files.write('documents/lageplan.pdf', '%PDF-1.7');
  files.writeCatalogue();
  return files;
}

export function drawMaster(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Fine lines that every lossy format blurs. */
export function drawFine(width: number, height: number): Sharp {
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 256));
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The rendering program, run from its source. */
export const SOURCE_PROGRAM: Program = {
  entry: pathToFileURL(path.resolve(import.meta.dirname, '../media/rendering/program.ts')),
  nodeOptions: [
    '--conditions=source',
    '--import',
    path.resolve(import.meta.dirname, '../../../tools/typescript/register.mjs'),
  ],
};

function smallCatalogue(): CatalogueFile {
  const placeholder = 'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=';
  return {
    pictures: [
      {
        id: 'hof',
        file: 'pictures/hof.jpg',
        width: 1000,
        height: 500,
        alt: 'Ein Hof mit Linde',
        credit: '© Stadtraum Wohnen / Mara Lindqvist',
        placeholder,
        colour: '#8fb4d8',
      },
      { id: 'tor', file: 'pictures/tor.jpg', width: 300, height: 400, alt: 'Ein Tor', colour: '#445566' },
    ],
    videos: [
      {
        id: 'umzug',
        poster: 'hof',
        width: 1280,
        height: 720,
        seconds: 12.5,
        mp4: 'videos/umzug.mp4',
        webm: 'videos/umzug.webm',
        captions: 'videos/umzug.vtt',
        label: 'Ein Umzug in zwölf Sekunden',
      },
    ],
    documents: [{ id: 'lageplan', file: 'documents/lageplan.pdf', title: 'Lageplan', pages: 2 }],
  };
}
