import type { ReactNode } from 'react';
import type { StepDrawing } from './steps.ts';

/** The drawing of a step. The text beside it says the same. */
export const StepPicture = ({ drawing }: { drawing: StepDrawing }) => (
  <svg className="al-step-picture" viewBox="0 0 160 88" aria-hidden="true">
    {drawings[drawing]}
  </svg>
);

/** Lines have the text color; `data-tint` fills with the accent, `data-mark` draws in it. */
const drawings: Record<StepDrawing, ReactNode> = {
  building: (
    <>
      <path data-tint d="M32 36h96v40H32z" />
      <path d="M24 36l56-22 56 22M32 36v40h96V36M24 76h112" />
      <path d="M42 48h20v28M42 76V48M70 48h20v28M70 76V48M98 48h20v28M98 76V48" />
      <path data-mark d="M42 56h20M42 64h20M70 56h20M70 64h20M98 56h20M98 64h20" />
    </>
  ),
  sheet: (
    <>
      <path data-tint d="M40 14h60v14H40z" />
      <path d="M40 14h60v62H40zM40 28h60M40 40h60M40 52h60M40 64h60M60 28v48" />
      <path data-mark d="M122 64V30M112 40l10-10 10 10" />
    </>
  ),
  dates: (
    <>
      <path data-tint d="M40 18h80v14H40z" />
      <path d="M40 18h80v58H40zM40 32h80M58 12v12M102 12v12" />
      <path d="M52 46h8M76 46h8M100 46h8M52 62h8" />
      <path data-mark d="M74 62l5 5 9-11M98 62h12" />
    </>
  ),
  letter: (
    <>
      <path data-tint d="M56 12h48v36H56z" />
      <path d="M56 40V12h48v28M64 22h32M64 30h22" />
      <path d="M36 36v42h88V36L80 60z" />
      <path data-mark d="M112 18l6 6 12-14" />
    </>
  ),
  password: (
    <>
      <path data-tint d="M28 34h104v24H28z" />
      <path d="M28 34h104v24H28z" />
      <path d="M42 46h.1M54 46h.1M66 46h.1M78 46h.1" data-dots />
      <path data-mark d="M108 46a6 6 0 1 1 .1 0M114 46h12v6M121 46v5" />
    </>
  ),
  leaving: (
    <>
      <path data-tint d="M44 14h36v62H44z" />
      <path d="M44 76V14h36v62M34 76h92M72 46v4" />
      <path data-mark d="M92 46h34M116 36l10 10-10 10" />
    </>
  ),
  answers: (
    <>
      <path data-tint d="M30 34h100v20H30z" />
      <path d="M30 14h100v60H30zM30 34h100M30 54h100M42 24h34M42 44h26M42 64h30" />
      <path data-mark d="M106 23l4 4 8-9M106 43l4 4 8-9M106 64h12" />
    </>
  ),
  done: (
    <>
      <circle data-tint cx="80" cy="44" r="30" />
      <circle cx="80" cy="44" r="30" />
      <path data-mark d="M66 45l10 10 19-22" />
    </>
  ),
};
