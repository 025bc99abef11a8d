//! Every colour and spacing of the window.

use crate::settings::Shade;
use eframe::egui::{self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Visuals, vec2};

/// Margin of a pane that is no canvas.
pub const PANE_MARGIN: Margin = Margin::same(10);
/// Side of an icon in a toolbar, points.
pub const ICON: f32 = 18.0;
/// Side of a toolbar's button, points.
pub const BUTTON: f32 = 30.0;

/// The colours of one shade, where egui's own visuals have no place for them.
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
    /// What is on, chosen or being done.
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
};

/// The colours of the dark or the light theme.
pub const fn colors(dark: bool) -> &'static Colors {
    if dark { &DARK } else { &LIGHT }
}

/// The colours in force in a part of the window.
pub fn of(ui: &egui::Ui) -> &'static Colors {
    colors(ui.visuals().dark_mode)
}

/// Applies the theme to a context.
pub fn apply(ctx: &egui::Context, shade: Shade) {
    ctx.set_theme(match shade {
        Shade::Dark => egui::Theme::Dark,
        Shade::Light => egui::Theme::Light,
    });
    for theme in [egui::Theme::Dark, egui::Theme::Light] {
        ctx.style_mut_of(theme, |style| dress(style, theme == egui::Theme::Dark));
    }
}

fn dress(style: &mut egui::Style, dark: bool) {
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
    style.visuals = visuals(dark);
}

fn visuals(dark: bool) -> Visuals {
    let c = colors(dark);
    let mut v = if dark { Visuals::dark() } else { Visuals::light() };
    let text = if dark { Color32::from_rgb(0xc9, 0xd1, 0xdc) } else { Color32::from_rgb(0x2b, 0x33, 0x3d) };
    let strong = if dark { Color32::from_rgb(0xf2, 0xf5, 0xf9) } else { Color32::from_rgb(0x0e, 0x14, 0x1b) };
    let weak = if dark { Color32::from_rgb(0x8c, 0x97, 0xa8) } else { Color32::from_rgb(0x5c, 0x68, 0x76) };
    let raised = if dark { Color32::from_rgb(0x2c, 0x32, 0x3e) } else { Color32::from_rgb(0xe3, 0xe8, 0xed) };
    let hovered = if dark { Color32::from_rgb(0x3a, 0x42, 0x52) } else { Color32::from_rgb(0xd3, 0xda, 0xe2) };
    let pressed = if dark { Color32::from_rgb(0x46, 0x50, 0x63) } else { Color32::from_rgb(0xc0, 0xca, 0xd5) };

    v.panel_fill = c.panel;
    v.window_fill = c.panel;
    v.window_stroke = Stroke::new(1.0, c.line);
    v.window_corner_radius = CornerRadius::same(8);
    v.menu_corner_radius = CornerRadius::same(6);
    v.extreme_bg_color = if dark { Color32::from_rgb(0x14, 0x17, 0x1d) } else { Color32::WHITE };
    v.faint_bg_color = if dark { Color32::from_rgb(0x25, 0x2a, 0x34) } else { Color32::from_rgb(0xea, 0xee, 0xf2) };
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
        (&mut v.widgets.inactive, raised, Color32::TRANSPARENT, text),
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
