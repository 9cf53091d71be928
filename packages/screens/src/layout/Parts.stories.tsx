import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LettersSentDialog } from '../facilities/edit/LettersSentDialog.tsx';
import { millRoad } from '../fixtures/facilities.ts';
import { millRoad as managedMillRoad } from '../fixtures/managedFacility.ts';
import { ana, someCoverages } from '../fixtures/tenants.ts';
import { today } from '../fixtures/today.ts';
import { FormRefusal } from '../form/FormRefusal.tsx';
import { done } from '../form/saveResult.ts';
import { FacilityStatsPane } from '../home/FacilityStatsPane.tsx';
import { letterBatchesStates } from '../letters/batches/LetterBatchesScreen.states.ts';
import { MailDateDialog } from '../letters/batches/MailDateDialog.tsx';
import { MailingTenants } from '../letters/MailingTenants.tsx';
import { sendLettersStates } from '../letters/SendLettersScreen.states.ts';
import sendLetters from '../letters/SendLettersScreen.stories.tsx';
import { StatusDialog } from '../tenants/edit/StatusDialog.tsx';
import { managedTenantsStates } from '../tenants/manage/ManageTenantsScreen.states.ts';
import { TagTenantsDialog } from '../tenants/manage/TagTenantsDialog.tsx';
import { CopyField } from './CopyField.tsx';

const save = fn(async () => done);
const saveTenant = fn(async () => done);

/** The exported parts of screens, each alone, as another app uses it. */
const meta = {
  title: 'Screens/Everyone/Parts',
  tags: ['framed'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const opensDialog = async () => {
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const CopiedField: Story = {
  render: () => <CopyField label="Username" value="mill-road" />,
};

export const Refusal: Story = {
  render: () => (
    <FormRefusal
      refusal={{ ok: false, message: 'The server is not available.' }}
      lead="Not saved. Your changes are kept."
    />
  ),
};

export const StatsPane: Story = { render: () => <FacilityStatsPane facility={managedMillRoad} /> };

export const Mailing: Story = {
  render: () => <MailingTenants {...sendLetters.args} mailing={sendLettersStates.ready} />,
};

export const Status: Story = {
  render: () => (
    <StatusDialog tenant={ana} coverages={someCoverages} onSave={saveTenant} onClose={fn()} />
  ),
  play: opensDialog,
};

export const LettersSent: Story = {
  render: () => (
    <LettersSentDialog facility={millRoad} today={today} onSave={save} onClose={fn()} />
  ),
  play: opensDialog,
};

const { ready: batches } = letterBatchesStates;
const [batch] = batches.status === 'ready' ? batches.data.data : [];

export const MailDate: Story = {
  render: () => (
    <>
      {batch && (
        <MailDateDialog
          getRemarks={async () => []}
          batch={batch}
          today={today}
          onSave={save}
          onClose={fn()}
        />
      )}
    </>
  ),
  play: opensDialog,
};

export const Tagging: Story = {
  render: () => (
    <TagTenantsDialog
      tenants={managedTenantsStates.ready}
      fullName=""
      onSearch={fn()}
      onPageChange={fn()}
      onRefresh={fn()}
      onSave={save}
      onUntag={fn()}
      onClose={fn()}
    />
  ),
  play: opensDialog,
};
