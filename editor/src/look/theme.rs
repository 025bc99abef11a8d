//! Every colour and spacing of the window.

use crate::settings::Shade;
use eframe::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals, vec2};

/// Margin of a pane that is no canvas.
pub const PANE_MARGIN: Margin = Margin::same(10);
/// Side of an icon in a toolbar, points.
pub const ICON: f32 = 18.0;
/// Side of a toolbar's button, points.
pub const BUTTON: f32 = 30.0;

/// The colours of one shade, if egui's own visuals have no place for them.
#[derive(Clone, Copy, Debug)]
pub struct Colors {
    /// Behind menus, toolbars and tabs.
    pub chrome: Color32,
    /// Behind the contents of panes.
    pub panel: Color32,
    /// Behind the level, where there is none.
    pub void: Color32,
    /// Thin lines between parts.
    pub line: Color32,
    /// The colour of the chosen, of switches that are on, and of work in progress.
    pub accent: Color32,
    /// Behind something chosen.
    pub accent_fill: Color32,
    /// Text on the accent colour.
    pub on_accent: Color32,
    /// A warning.
    pub warning: Color32,
    /// An error.
    pub error: Color32,
    /// Done and well.
    pub good: Color32,
    /// Collision layer A.
    pub layer_a: Color32,
    /// Collision layer B.
    pub layer_b: Color32,
    /// Text, what matters most of it, and what matters least.
    text: [Color32; 3],
    /// Behind a button: as it is, under the pointer, pressed.
    button: [Color32; 3],
    /// Around a button.
    button_edge: Color32,
    /// Behind a field that one types into.
    field: Color32,
    /// Behind every other row.
    faint: Color32,
}

const DARK: Colors = Colors {
    chrome: Color32::from_rgb(0x17, 0x1a, 0x21),
    panel: Color32::from_rgb(0x1f, 0x23, 0x2c),
    void: Color32::from_rgb(0x11, 0x13, 0x18),
    line: Color32::from_rgb(0x2f, 0x35, 0x42),
    accent: Color32::from_rgb(0x5f, 0xd0, 0xb8),
    accent_fill: Color32::from_rgb(0x24, 0x4a, 0x49),
    on_accent: Color32::from_rgb(0x0d, 0x1f, 0x1c),
    warning: Color32::from_rgb(0xf2, 0xb8, 0x4b),
    error: Color32::from_rgb(0xff, 0x76, 0x6b),
    good: Color32::from_rgb(0x7c, 0xd6, 0x7a),
    layer_a: Color32::from_rgb(0x6c, 0xb6, 0xff),
    layer_b: Color32::from_rgb(0xf2, 0xa2, 0x55),
    text: [
        Color32::from_rgb(0xc9, 0xd1, 0xdc),
        Color32::from_rgb(0xf2, 0xf5, 0xf9),
        Color32::from_rgb(0x8c, 0x97, 0xa8),
    ],
    button: [
        Color32::from_rgb(0x2c, 0x32, 0x3e),
        Color32::from_rgb(0x3a, 0x42, 0x52),
        Color32::from_rgb(0x46, 0x50, 0x63),
    ],
    button_edge: Color32::TRANSPARENT,
    field: Color32::from_rgb(0x14, 0x17, 0x1d),
    faint: Color32::from_rgb(0x25, 0x2a, 0x34),
};

const LIGHT: Colors = Colors {
    chrome: Color32::from_rgb(0xdf, 0xe3, 0xe8),
    panel: Color32::from_rgb(0xf4, 0xf6, 0xf8),
    void: Color32::from_rgb(0xc9, 0xd0, 0xd8),
    line: Color32::from_rgb(0xc4, 0xcb, 0xd4),
    accent: Color32::from_rgb(0x0f, 0x7f, 0x6b),
    accent_fill: Color32::from_rgb(0xbf, 0xe6, 0xdc),
    on_accent: Color32::WHITE,
    warning: Color32::from_rgb(0x9a, 0x64, 0x00),
    error: Color32::from_rgb(0xc2, 0x33, 0x2b),
    good: Color32::from_rgb(0x2c, 0x7d, 0x2f),
    layer_a: Color32::from_rgb(0x1f, 0x6f, 0xc4),
    layer_b: Color32::from_rgb(0xb3, 0x5a, 0x00),
    text: [
        Color32::from_rgb(0x2b, 0x33, 0x3d),
        Color32::from_rgb(0x0e, 0x14, 0x1b),
        Color32::from_rgb(0x5c, 0x68, 0x76),
    ],
    button: [
        Color32::from_rgb(0xe3, 0xe8, 0xed),
        Color32::from_rgb(0xd3, 0xda, 0xe2),
        Color32::from_rgb(0xc0, 0xca, 0xd5),
    ],
    button_edge: Color32::TRANSPARENT,
    field: Color32::WHITE,
    faint: Color32::from_rgb(0xea, 0xee, 0xf2),
};

/// Black and white, with edges around everything that one can press: text has a contrast of 7 to 1 at least.
const HIGH_DARK: Colors = Colors {
    chrome: Color32::BLACK,
    panel: Color32::BLACK,
    void: Color32::from_rgb(0x10, 0x10, 0x10),
    line: Color32::from_rgb(0x9a, 0xa2, 0xae),
    accent: Color32::from_rgb(0x66, 0xff, 0xdd),
    accent_fill: Color32::from_rgb(0x00, 0x4f, 0x42),
    on_accent: Color32::BLACK,
    warning: Color32::from_rgb(0xff, 0xd2, 0x4a),
    error: Color32::from_rgb(0xff, 0xa0, 0x98),
    good: Color32::from_rgb(0x8c, 0xff, 0x8c),
    layer_a: Color32::from_rgb(0x8c, 0xca, 0xff),
    layer_b: Color32::from_rgb(0xff, 0xb8, 0x66),
    text: [Color32::WHITE, Color32::WHITE, Color32::from_rgb(0xd4, 0xda, 0xe2)],
    button: [
        Color32::from_rgb(0x14, 0x14, 0x14),
        Color32::from_rgb(0x2e, 0x2e, 0x2e),
        Color32::from_rgb(0x34, 0x34, 0x34),
    ],
    button_edge: Color32::from_rgb(0x9a, 0xa2, 0xae),
    field: Color32::BLACK,
    faint: Color32::from_rgb(0x18, 0x18, 0x18),
};

const HIGH_LIGHT: Colors = Colors {
    chrome: Color32::WHITE,
    panel: Color32::WHITE,
    void: Color32::from_rgb(0xe4, 0xe4, 0xe4),
    line: Color32::from_rgb(0x5a, 0x62, 0x6c),
    accent: Color32::from_rgb(0x00, 0x55, 0x47),
    accent_fill: Color32::from_rgb(0xc4, 0xf2, 0xe6),
    on_accent: Color32::WHITE,
    warning: Color32::from_rgb(0x6a, 0x44, 0x00),
    error: Color32::from_rgb(0x96, 0x10, 0x0c),
    good: Color32::from_rgb(0x0c, 0x56, 0x12),
    layer_a: Color32::from_rgb(0x0a, 0x48, 0x8e),
    layer_b: Color32::from_rgb(0x7a, 0x3a, 0x00),
    text: [Color32::BLACK, Color32::BLACK, Color32::from_rgb(0x38, 0x3e, 0x46)],
    button: [
        Color32::from_rgb(0xf6, 0xf6, 0xf6),
        Color32::from_rgb(0xe2, 0xe2, 0xe2),
        Color32::from_rgb(0xd4, 0xd4, 0xd4),
    ],
    button_edge: Color32::from_rgb(0x5a, 0x62, 0x6c),
    field: Color32::WHITE,
    faint: Color32::from_rgb(0xf0, 0xf0, 0xf0),
};

/// The colours of the dark or the light theme: of what is drawn over art, for any contrast of the panels.
pub const fn colors(dark: bool) -> &'static Colors {
    if dark { &DARK } else { &LIGHT }
}

/// The colours in force in a part of the window: those of the theme that its panels are of.
pub fn of(ui: &egui::Ui) -> &'static Colors {
    of_visuals(ui.visuals())
}

/// The same for what knows the visuals alone.
pub fn of_visuals(visuals: &Visuals) -> &'static Colors {
    let high = if visuals.dark_mode { &HIGH_DARK } else { &HIGH_LIGHT };
    if visuals.panel_fill == high.panel { high } else { colors(visuals.dark_mode) }
}

/// Applies the theme to a context.
pub fn apply(ctx: &egui::Context, shade: Shade) {
    let is_dark = matches!(shade, Shade::Dark | Shade::HighDark);
    let is_high = matches!(shade, Shade::HighDark | Shade::HighLight);
    ctx.set_theme(if is_dark { egui::Theme::Dark } else { egui::Theme::Light });
    for (theme, usual, high) in [(egui::Theme::Dark, &DARK, &HIGH_DARK), (egui::Theme::Light, &LIGHT, &HIGH_LIGHT)] {
        let colors = if is_high { high } else { usual };
        ctx.style_mut_of(theme, |style| dress(style, theme == egui::Theme::Dark, colors));
    }
}

fn dress(style: &mut egui::Style, dark: bool, colors: &Colors) {
    let font = |size, family| FontId::new(size, family);
    style.text_styles = [
        (TextStyle::Small, font(11.5, FontFamily::Proportional)),
        (TextStyle::Body, font(13.5, FontFamily::Proportional)),
        (TextStyle::Button, font(13.5, FontFamily::Proportional)),
        (TextStyle::Heading, font(17.0, FontFamily::Proportional)),
        (TextStyle::Monospace, font(12.5, FontFamily::Monospace)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 6.0);
    spacing.button_padding = vec2(8.0, 4.0);
    spacing.interact_size = vec2(36.0, 24.0);
    spacing.menu_margin = Margin::same(6);
    spacing.window_margin = Margin::same(14);
    spacing.indent = 16.0;
    spacing.icon_width = 16.0;
    style.interaction.tooltip_delay = 0.35;
    style.visuals = visuals(dark, colors);
}

fn visuals(dark: bool, c: &Colors) -> Visuals {
    let mut v = if dark { Visuals::dark() } else { Visuals::light() };
    let ([text, strong, weak], [raised, hovered, pressed]) = (c.text, c.button);

    v.panel_fill = c.panel;
    v.window_fill = c.panel;
    v.window_stroke = Stroke::new(1.0, c.line);
    v.window_corner_radius = CornerRadius::same(8);
    v.menu_corner_radius = CornerRadius::same(6);
    v.extreme_bg_color = c.field;
    v.faint_bg_color = c.faint;
    v.code_bg_color = raised;
    v.weak_text_color = Some(weak);
    v.hyperlink_color = c.accent;
    v.warn_fg_color = c.warning;
    v.error_fg_color = c.error;
    v.selection.bg_fill = c.accent_fill;
    v.selection.stroke = Stroke::new(1.0, c.accent);
    let soft =
        Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(if dark { 110 } else { 50 }) };
    v.window_shadow = soft;
    v.popup_shadow = soft;
    v.striped = false;
    v.indent_has_left_vline = false;

    let radius = CornerRadius::same(5);
    for (state, fill, edge, fg) in [
        (&mut v.widgets.noninteractive, c.panel, c.line, text),
        (&mut v.widgets.inactive, raised, c.button_edge, text),
        (&mut v.widgets.hovered, hovered, c.line, strong),
        (&mut v.widgets.active, pressed, c.accent, strong),
        (&mut v.widgets.open, raised, c.line, strong),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.2, fg);
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
    v
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance, as the accessibility guidelines of the web define it.
    fn luminance(color: Color32) -> f32 {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(color.r()) + 0.7152 * part(color.g()) + 0.0722 * part(color.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_stands_out_from_what_is_behind_it() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        for (name, c, text, weak, edge) in [
            ("dark", &DARK, 7.0, 4.5, 1.2),
            ("light", &LIGHT, 7.0, 4.5, 1.2),
            ("high contrast, dark", &HIGH_DARK, 12.0, 7.0, 4.5),
            ("high contrast, light", &HIGH_LIGHT, 12.0, 7.0, 4.5),
        ] {
            for back in [c.chrome, c.panel] {
                let at_least = |what: &str, color: Color32, least: f32| {
                    let found = contrast(color, back);
                    assert!(found >= least, "{name}: {what} has {found:.2} of {least}");
                };
                at_least("text", c.text[0], text);
                at_least("strong text", c.text[1], text);
                at_least("an edge", c.line, edge);
                let signs = [c.accent, c.warning, c.error, c.good, c.layer_a, c.layer_b];
                signs.iter().for_each(|sign| at_least("a sign", *sign, if weak >= 7.0 { 7.0 } else { 3.0 }));
            }
            assert!(contrast(c.text[2], c.panel) >= weak, "{name}: weak text");
            assert!(contrast(c.accent, c.accent_fill) >= weak - 1.5, "{name}: text of what is chosen");
            assert!(contrast(c.on_accent, c.accent) >= weak, "{name}: text on the accent");
            c.button.iter().for_each(|back| assert!(contrast(c.text[1], *back) >= text, "{name}: a button"));
        }
    }
}
